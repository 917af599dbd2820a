import type { ErrorReporter } from '@cangkir/core/health';

/** Reports what nobody caught, and what the page's policy forbids. From the first moment on: some of it comes early. */
export function followWindowErrors(
  window: Pick<Window, 'addEventListener'>,
  errors: ErrorReporter,
): void {
  window.addEventListener('error', ({ error }) => {
    // Without one it is of a script of somebody else, or no error of a script at all.
    if (error) errors.report({ kind: 'error', error });
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    errors.report({ kind: 'rejection', error: reason });
  });
  window.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, sourceFile, lineNumber, columnNumber } = event;
    errors.report({
      kind: 'policy',
      directive: effectiveDirective,
      place: `${sourceFile}:${lineNumber}:${columnNumber}`,
    });
  });
}
