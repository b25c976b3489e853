import { ButtonLink } from '@goldbean/design-system/primitives';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { LanguageMenu, ThemeMenu } from '../../features/people/identity/index.ts';
import { paths, returnPath } from '../../shared/paths/index.ts';
import { session } from '../../shared/session/index.ts';
import type { MemberParts } from './members.ts';

export interface ShellToolsProps {
  /** What members have besides; null for a visitor, and while it is on its way. */
  readonly parts: MemberParts | null;
}

/** What is at hand in the bar over every page. */
export function Tools({ parts }: ShellToolsProps) {
  const { token } = useSnapshot(session);
  return (
    <>
      {parts && <parts.SearchKey />}
      {parts && <parts.UnreadLink />}
      {parts && <parts.BeanBalance />}
      <LanguageMenu />
      <ThemeMenu />
      {token === '' ? <SignInLink /> : parts && <parts.MemberMenu />}
    </>
  );
}

/** Comes back to where the visitor was; on the login page itself there is nowhere to go. */
function SignInLink() {
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  if (pathname === paths.login.path) return null;
  const to = returnPath(`${pathname}${search}`);
  return (
    <ButtonLink tone="primary" size="small" href={paths.login.href({ to })}>
      {t('member.signIn')}
    </ButtonLink>
  );
}
