import { PageSection } from '@goldbean/design-system/page';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../shared/paths/index.ts';
import { showChannels } from '../channels.actions.ts';
import { ChannelTabs } from './ChannelTabs.tsx';

/** The channels on the homepage, and what the member is to each. */
export function ChannelShelf() {
  const { t } = useTranslation('home');
  return (
    <PageSection title={t('channels')}>
      <ChannelTabs
        place="shelf"
        channelHref={(channel_id) => paths.channel.href({ channel_id })}
        clubHref={(club) => paths.homepage.href({ club })}
        ironHref={(channel, isStaff) =>
          paths.homepage.href({ panel: isStaff ? 'ironMembers' : 'iron', channel })
        }
        onTab={(tab) => void showChannels('shelf', tab)}
      />
    </PageSection>
  );
}
