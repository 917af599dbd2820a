/** Shows the page in the dark theme, as its style sheets have it. Returns the way back. */
export function darkTheme(): () => void {
  const root = document.documentElement;
  const themes = [...document.styleSheets].flatMap(({ cssRules }) => [...darkRulesIn(cssRules)]);
  for (const { media } of themes) media.mediaText = 'all';
  // For what the browser draws itself.
  root.style.colorScheme = 'dark';
  endTransitions();
  return () => {
    for (const { media } of themes) media.mediaText = DARK;
    root.style.removeProperty('color-scheme');
    endTransitions();
  };
}

/** No color is on its way from one theme to the other. */
function endTransitions(): void {
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish();
  }
}

const DARK = '(prefers-color-scheme: dark)';

function* darkRulesIn(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText === DARK) yield rule;
    else if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) {
      yield* darkRulesIn(rule.cssRules);
    }
  }
}
