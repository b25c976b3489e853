import { ButtonLink, SearchInput } from '@goldbean/design-system/primitives';
import { ChannelsScreen } from '@goldbean/design-system/screens/channels';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { ChannelTabs, showChannels, type ChannelTab } from '../../features/people/channels/index.ts';
import { panelHref } from '../../shared/paths/index.ts';
import { zonePaths, type ChannelZone } from './channel-zone.ts';
import { IronPanels } from './IronPanels.tsx';
import { PageClub } from './PageClub.tsx';

const tabs: readonly string[] = ['all', 'followed', 'subscribed', 'mine'] satisfies ChannelTab[];
const isTab = (tab: string | null): tab is ChannelTab => tab !== null && tabs.includes(tab);

/** A zone's channels to find, follow and subscribe to; what is looked for stands in the address (S13). */
export function ZoneChannels({ zone }: { readonly zone: ChannelZone }) {
  const { t } = useTranslation('channels');
  const go = useNavigate();
  const place = useLocation();
  const [query] = useSearchParams();
  const { list, one } = zonePaths[zone];
  const asked = query.get('tab');
  const tab = isTab(asked) ? asked : 'all';
  const q = query.get('q') ?? '';
  const [words, setWords] = useState(q);

  // Runs again whenever the page comes back into sight (D92): its cards stay while the new ones are fetched.
  useEffect(() => void showChannels('page', tab, q), [tab, q]);

  const here = { tab: tab === 'all' ? '' : tab, q };
  const search = (wanted: string) => void go(list.href({ ...here, q: wanted.trim() }), { replace: true });
  return (
    <ChannelsScreen
      actions={<ButtonLink href={panelHref(place, 'lecturers')}>{t('lineUp')}</ButtonLink>}
      search={
        <SearchInput
          label={t('search')}
          placeholder={t('placeholder')}
          clearLabel={t('clear')}
          value={words}
          onChange={(value) => {
            setWords(value);
            if (value === '') search('');
          }}
          onSearch={search}
        />
      }
      panel={
        <>
          <IronPanels hrefOf={(over) => list.href({ ...here, ...over })} />
          <PageClub href={list.href(here)} watchHref={list.href(here)} />
        </>
      }
    >
      <ChannelTabs
        place="page"
        channelHref={(channel_id) => one.href({ channel_id })}
        clubHref={(club) => list.href({ ...here, club })}
        ironHref={(channel, isStaff) =>
          list.href({ ...here, panel: isStaff ? 'ironMembers' : 'iron', channel })
        }
        notFound={{ title: t('none', { q }), text: t('noneText') }}
        onTab={(next) => void go(list.href({ q, tab: next === 'all' ? '' : next }), { replace: true })}
      />
    </ChannelsScreen>
  );
}
