import { ChevronRightIcon } from '../icons.ts';
import { Link } from '../Link/Link.tsx';
import { CrumbItem, CrumbList } from './Breadcrumb.styles.ts';

export interface Crumb {
  label: string;
  href: string;
}

export interface BreadcrumbProps {
  /** Name of the way for screen readers: "You are here". */
  label: string;
  /** From the top down; the last is the place itself and leads nowhere. */
  crumbs: readonly Crumb[];
}

/** Where a page stands, and the way back up. */
export function Breadcrumb({ label, crumbs }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <CrumbList>
        {crumbs.map((crumb, at) => (
          <CrumbItem key={crumb.href}>
            {at === crumbs.length - 1 ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <>
                <Link look="plain" href={crumb.href}>
                  {crumb.label}
                </Link>
                <ChevronRightIcon aria-hidden="true" />
              </>
            )}
          </CrumbItem>
        ))}
      </CrumbList>
    </nav>
  );
}
