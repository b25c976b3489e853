import { LoginDialog } from '@goldbean/design-system/content';
import { LargeClassScreen } from '@goldbean/design-system/screens/channels';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { PublicOnAir } from '../../features/live/live-sessions/index.ts';
import { LargeClasses } from '../../features/talk/group-joining/index.ts';
import { paths } from '../../shared/paths/index.ts';
import { session } from '../../shared/session/index.ts';

/** Where a visitor signs in, and comes back from. */
const loginHref = paths.login.href({ to: paths.largeClass.href() });

/** /hljw/largeGroupClass: everybody looks around; each action asks a visitor to sign in and comes back (S16, P01). */
export function LargeClassPage() {
  const go = useNavigate();
  const isVisitor = useSnapshot(session).token === '';
  const [isAsked, setAsked] = useState(false);
  return (
    <LargeClassScreen
      isVisitor={isVisitor}
      classes={
        <LargeClasses
          {...(isVisitor && { onVisitor: () => setAsked(true) })}
          onEntered={(group) => void go(paths.chat.href({ group }))}
        />
      }
      onAir={
        <PublicOnAir hrefOf={(live_id) => (isVisitor ? loginHref : paths.liveMiddlePage.href({ live_id }))} />
      }
      dialog={
        <LoginDialog isOpen={isAsked} action="page" loginHref={loginHref} onClose={() => setAsked(false)} />
      }
    />
  );
}
