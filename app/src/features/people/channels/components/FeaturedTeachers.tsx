import { TeacherRow } from '@goldbean/design-system/live';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { loadFeatured } from '../featured.actions.ts';
import { featuredState } from '../featured.state.ts';

/** G176: who teaches here, for visitors; nothing while that is not known. */
export function FeaturedTeachers() {
  const { list } = useSnapshot(featuredState);
  useEffect(() => void loadFeatured(), []);
  if (list.length === 0) return null;
  return (
    <TeacherRow
      teachers={list.map(({ channel_id, name, fans, teacher }) => ({
        id: channel_id,
        nickname: teacher.nickname,
        img: teacher.img,
        channelName: name,
        fans,
      }))}
    />
  );
}
