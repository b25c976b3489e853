import type { Namespace } from '@goldbean/locales';
import { paths } from '../../shared/paths/index.ts';

/** Who asks for the desks, by what they are. */
export interface DeskVisitor {
  readonly isAdmin: boolean;
  readonly isInspector: boolean;
  readonly isProductHead: boolean;
  /** Owns or runs a channel (D68: they judge what belongs to theirs). */
  readonly ownsChannel: boolean;
}

/** A desk of the house: the page it has, and who works there; an administrator may at each. */
export interface DeskLink {
  readonly href: () => string;
  /** `namespace:key` of its name. */
  readonly name: `${Namespace}:${string}`;
  readonly isFor: (visitor: DeskVisitor) => boolean;
}

const inspectors = ({ isAdmin, isInspector }: DeskVisitor): boolean => isAdmin || isInspector;
const productHeads = ({ isAdmin, isProductHead }: DeskVisitor): boolean => isAdmin || isProductHead;

/** In the order of the page. */
export const desks = [
  {
    href: paths.review.href,
    name: 'review:title',
    isFor: (visitor) => inspectors(visitor) || visitor.ownsChannel,
  },
  { href: paths.reports.href, name: 'reports:title', isFor: inspectors },
  { href: paths.bans.href, name: 'home:desk.bans', isFor: inspectors },
  { href: paths.wishDesk.href, name: 'wishes:titles.desk', isFor: productHeads },
  { href: paths.feedbackDesk.href, name: 'feedback:title', isFor: productHeads },
  {
    href: paths.reconciliation.href,
    name: 'shell:title.reconciliation',
    isFor: ({ isAdmin }) => isAdmin,
  },
] as const satisfies readonly DeskLink[];
