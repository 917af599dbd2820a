import 'react';

declare module 'react' {
  /** React's styles know no custom properties. */
  interface CSSProperties {
    [property: `--${string}`]: string | number;
  }
}
