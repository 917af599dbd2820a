import type messages from './messages.id.json';

declare module '../../i18n/namespaces.ts' {
  interface Namespaces {
    'campaign-page': typeof messages;
  }
}
