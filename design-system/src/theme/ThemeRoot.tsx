import '@goldbean/tokens/tokens.css';
import './base.css';
import { type ReactNode, useState } from 'react';
import { startStyles } from '../styling/index.ts';

export interface ThemeRootProps {
  /** The nonce of the Content-Security-Policy, for the style tag. Read once, at the first render. */
  nonce?: string;
  children: ReactNode;
}

/** The root of every page: base styles and the style cache. Stands once, outermost. */
export function ThemeRoot({ nonce, children }: ThemeRootProps) {
  useState(() => {
    startStyles(nonce);
  });
  return children;
}
