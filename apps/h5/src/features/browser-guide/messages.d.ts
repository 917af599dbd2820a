import type messages from './messages.id.json';

declare module '../../i18n/namespaces.ts' {
  interface Namespaces {
    'browser-guide': typeof messages;
  }
}
