import { routeOfAddress } from '@cangkir/core';

/** The routes that the page links to: those in view first. */
export function shownLinks(): readonly string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  return [...links.filter(isInView), ...links].map(({ hash }) => routeOfAddress('', hash));
}

function isInView(link: HTMLAnchorElement): boolean {
  const { top, bottom } = link.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
