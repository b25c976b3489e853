import { MyLevel } from '../../features/live/levels/index.ts';
import { PictureUpload } from '../../features/people/files/index.ts';
import { showMyself } from '../../features/people/identity/index.ts';
import { ProfilePanel, showLevel, type PortraitProps } from '../../features/people/profile/index.ts';
import type { OverPageProps } from './over-page-props.ts';

const Portrait = (props: PortraitProps) => <PictureUpload scene="avatar" {...props} />;

/** S43: the member that `uid` names. */
export function ProfileOverPage({ query, onClose }: OverPageProps) {
  return (
    <ProfilePanel
      uid={query.get('uid')}
      onClose={onClose}
      Portrait={Portrait}
      onSaved={showMyself}
      levels={<MyLevel onUnlocked={showLevel} />}
    />
  );
}
