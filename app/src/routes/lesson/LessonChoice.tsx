import { styled } from '@goldbean/design-system/styling';
import type { LiveSummary } from '@goldbean/contract';
import { LiveStatusTag } from '@goldbean/design-system/live';
import { tokens } from '@goldbean/design-system/theme';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { formatMoment } from '../../shared/i18n/index.ts';
import { paths } from '../../shared/paths/index.ts';
import { session } from '../../shared/session/index.ts';

const List = styled.ul`
  display: grid;
  gap: ${tokens.space[3]};
  margin: 0;
  padding: 0;
  list-style: none;

  & a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    gap: ${tokens.space[4]};
    align-items: center;
    padding: ${tokens.space[4]};
    border: ${tokens.borderWidth.hairline} solid ${tokens.color.border.subtle};
    border-radius: ${tokens.radius.medium};
    background: ${tokens.color.surface.default};
    color: ${tokens.color.text.primary};
    text-decoration: none;
  }

  & a:hover {
    border-color: ${tokens.color.brand.border};
    background: ${tokens.color.surface.hover};
  }

  & time {
    color: ${tokens.color.text.secondary};
  }
`;

/** Which of several lessons to run. */
export function LessonChoice({ lives }: { readonly lives: readonly LiveSummary[] }) {
  const { t } = useTranslation('home');
  const { lang } = useSnapshot(session);
  return (
    <>
      <h1>{t('streamer.choose')}</h1>
      <List>
        {lives.map((live) => (
          <li key={live.live_id}>
            <Link to={paths.streamer.href({ live_id: live.live_id })}>
              <strong>{live.name}</strong>
              <time dateTime={new Date(live.start_time_ts).toISOString()}>
                {formatMoment(lang, live.start_time_ts)}
              </time>
              <LiveStatusTag status={live.state} />
            </Link>
          </li>
        ))}
      </List>
    </>
  );
}
