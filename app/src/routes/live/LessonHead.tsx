import { styled } from '@goldbean/design-system/styling';
import { Avatar } from '@goldbean/design-system/primitives';
import { tokens } from '@goldbean/design-system/theme';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { liveRoomState } from '../../features/live/index.ts';
import { formatNumber } from '../../shared/i18n/index.ts';
import { session } from '../../shared/session/index.ts';

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[3]};
  min-block-size: ${tokens.control.large};

  & > div {
    flex: 1 1 280px;
    min-inline-size: 0;
  }

  & h1 {
    font-size: ${tokens.font.size.heading};
    line-height: ${tokens.font.line.tight};
    overflow-wrap: anywhere;
  }

  & p {
    color: ${tokens.color.text.secondary};
    overflow-wrap: anywhere;
  }
`;

const Actions = styled.div`
  display: flex;
  flex: 0 1 auto !important;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
`;

/** Whose lesson it is, what it is about, and how many watch. */
export function LessonHead({ children }: { readonly children?: ReactNode }) {
  const { t } = useTranslation('live-room');
  const { room } = useSnapshot(liveRoomState);
  const { lang } = useSnapshot(session);
  if (!room) return null;
  const { live, channel, streamer, counters } = room;
  const online = t('watching', { count: counters.online, n: formatNumber(lang, counters.online) });
  return (
    <Head>
      <Avatar name={streamer.nickname} src={streamer.img} size="large" />
      <div>
        <h1>{live.name}</h1>
        <p>
          {streamer.nickname} · {channel.name} · <span>{online}</span>
        </p>
      </div>
      <Actions>{children}</Actions>
    </Head>
  );
}
