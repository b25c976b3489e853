import { sql } from 'kysely';
import type { Clock } from '../../../../platform/clock.ts';
import { findByName, type Find } from '../../../../platform/finding.ts';
import { momentAt } from '../../../../platform/database/index.ts';
import { notLate, openTo } from './visibility.repository.ts';

/** S03: live sessions that are on air or announced, those on air first. */
export const findLivesNamed =
  ({ now }: Clock): Find =>
  async (reader, sought) => {
    const { rows, total } = await findByName<{
      live_id: string;
      name: string;
      theme: string;
      background: string;
      channel: string;
      at: string;
    }>(
      reader,
      {
        columns: sql`live_id, live.name, theme, background, channel.name AS channel,
          (extract(epoch FROM coalesce(started_at, start_at)) * 1000)::bigint::text AS at`,
        from: sql`live JOIN channel USING (channel_id)`,
        where: sql`state IN ('not_started', 'live', 'ended') AND state <> 'ended' AND ${notLate(now())}
          AND (preview_at IS NULL OR preview_at <= ${momentAt(now())}) AND ${openTo(sought.uid)}`,
        name: sql`live.name`,
        words: sql`live.search_words`,
        order: sql`state = 'live' DESC, start_at, live_id`,
      },
      sought,
    );
    const list = rows.map((row) => ({
      id: row.live_id,
      title: row.name,
      snippet: row.theme,
      from: row.channel,
      at_ts: Number(row.at),
      media_ts: null,
      img: row.background,
      href: `/pindao/pdLiveMiddlePage?live_id=${row.live_id}`,
    }));
    return { list, total };
  };
