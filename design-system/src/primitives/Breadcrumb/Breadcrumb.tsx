import { ChevronRightIcon } from '../icons.ts';
import { Link } from '../Link/Link.tsx';
import { CrumbItem, CrumbList } from './Breadcrumb.styles.ts';

export interface Crumb {
  label: string;
  href: string;
}

export interface BreadcrumbProps {
  /** Name of the navigation for screen readers: "You are here". */
  label: string;
  /** From the top level down; the last is the present page and no link. */
  crumbs: readonly Crumb[];
}

/** The place of a page in the hierarchy, with links to the levels above. */
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
