import { Link } from '../../../primitives/index.ts';

/** A wish that is named; without an address where the reader may not see it. */
export interface NamedWish {
  title: string;
  href: string | null;
}

/** The name of a wish, which leads to it where the reader may see it. */
export function WishLink({ wish: { title, href } }: { wish: NamedWish }) {
  return href === null ? <span>{title}</span> : <Link href={href}>{title}</Link>;
}
