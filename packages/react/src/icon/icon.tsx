import type { ReactNode } from 'react';

export interface IconProps {
  /** Width and height, in `em` of the text around it. */
  readonly size?: number;
}

/** A line drawing in the colour of the text. It says nothing: what it stands on has a name. */
export function Icon({ size = 1.5, children }: IconProps & { readonly children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      width={`${size}em`}
      height={`${size}em`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}
