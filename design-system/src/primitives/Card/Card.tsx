import type { ComponentPropsWithRef } from 'react';
import { CardRoot } from './Card.styles.ts';

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /** 0 (a picture reaches the edge), 16 or 24 px. */
  padding?: 'none' | 'medium' | 'large';
  /** `brand` for a chosen item, `gold` for beans. */
  tone?: 'plain' | 'brand' | 'gold';
}

/** A surface that groups content. */
export function Card({ padding = 'medium', tone = 'plain', ...rest }: CardProps) {
  return <CardRoot {...rest} data-padding={padding} data-tone={tone} />;
}
