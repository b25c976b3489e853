import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { IronMembersPanel, IronPlansPanel, MembershipsPanel } from '../../features/live/iron-fans/index.ts';
import { paths } from '../../shared/paths/index.ts';

/** Over the homepage, by its address (S45, D91): the plans of a channel, my memberships, those of a channel I run. */
export function IronPanels() {
  const go = useNavigate();
  const { pathname, search } = useLocation();
  const [query] = useSearchParams();
  const panel = query.get('panel');
  const channel = query.get('channel');
  const close = () => void go(paths.homepage.href(), { replace: true });
  const back = `${pathname}${search}`;
  return (
    <>
      <IronPlansPanel
        channelId={panel === 'iron' ? channel : null}
        back={back}
        onClose={close}
        onOrdered={(order) => void go(paths.pay.href({ order, to: back }))}
        // The panel shows it itself.
        onPaid={() => undefined}
        onRecharge={() => void go(paths.pay.href({ to: back }))}
      />
      <MembershipsPanel
        isOpen={panel === 'memberships'}
        onOpen={(id) => void go(paths.homepage.href({ panel: 'iron', channel: id }))}
        onClose={close}
      />
      <IronMembersPanel channelId={panel === 'ironMembers' ? channel : null} onClose={close} />
    </>
  );
}
