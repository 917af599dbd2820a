import { ROUTES, withQuery } from '@cangkir/core';
import { SCREEN_LINKS } from '@cangkir/core/testing';
import { Button } from '@cangkir/react';
import { useId, useRef } from 'react';
import styles from './quick-links.module.css';

const campaign = (activityCode: string) => withQuery(ROUTES.getCoupons, { activityCode });

/** Links that people open from a chat, by the result of a claim there, and a link to every built screen. */
const LINKS = [
  {
    title: 'Campaigns',
    links: [
      { label: 'Running, Indonesia', route: campaign('kopi-susu') },
      { label: 'Running, Philippines', route: campaign('merienda') },
      { label: 'Running, Singapore', route: campaign('kopi-o') },
      {
        label: 'Old link, by its source',
        route: withQuery(ROUTES.getCoupons, { sourceId: 'kopi-susu' }),
      },
      { label: 'New users only', route: campaign('gratis-pertama') },
      { label: 'From 14 to 17 WIB only', route: campaign('teman-sore') },
      { label: 'Not started', route: campaign('akhir-tahun') },
      { label: 'Ended', route: campaign('merdeka') },
      { label: 'All claimed', route: campaign('rebutan-pagi') },
      { label: 'Withdrawn', route: campaign('promo-ditarik') },
    ],
  },
  {
    title: 'Screens',
    links: SCREEN_LINKS.map(({ name, route }) => ({ label: spaced(name), route })),
  },
];

/** Routes that are opened often. */
export function QuickLinks({ onOpen }: { readonly onOpen: (route: string) => void }) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);

  function open(route: string) {
    menu.current?.hidePopover();
    onOpen(route);
  }

  return (
    <>
      <Button variant="secondary" popoverTarget={id}>
        Quick links
      </Button>
      <div ref={menu} id={id} className={styles.menu} popover="auto">
        {LINKS.map(({ title, links }) => (
          <section key={title} aria-label={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul>
              {links.map(({ label, route }) => (
                <li key={route}>
                  <button type="button" className={styles.link} onClick={() => open(route)}>
                    {label}
                    <code className={styles.route}>{route}</code>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

/** The name of a route as words: `couponDetail` is “Coupon detail”. */
function spaced(name: string): string {
  const text = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
