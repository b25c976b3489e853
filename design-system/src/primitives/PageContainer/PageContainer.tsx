import type { ComponentPropsWithRef } from 'react';
import { PageContainerRoot } from './PageContainer.styles.ts';

export interface PageContainerProps extends ComponentPropsWithRef<'div'> {
  /** 1157 px, the 690 px reading column, or 1321 px at least for the listed theatre pages (D75). */
  width?: 'main' | 'narrow' | 'theatre';
}

/** The middle of a page, in one of the three widths of the product. */
export function PageContainer({ width = 'main', ...rest }: PageContainerProps) {
  return <PageContainerRoot {...rest} data-width={width} />;
}
