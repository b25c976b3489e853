import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { IronMembersPanel, IronPlansPanel, MembershipsPanel } from '../../features/live/iron-fans/index.ts';
import { paths } from '../../shared/paths/index.ts';

export interface IronPanelsProps {
  /** The address of the page beneath, by itself or with a panel over it. */
  readonly hrefOf: (over?: { readonly panel: string; readonly channel: string }) => string;
}

/** Over a page, by its address (S45, D91): the plans of a channel, my memberships, those of a channel I run. */
export function IronPanels({ hrefOf }: IronPanelsProps) {
  const go = useNavigate();
  const { pathname, search } = useLocation();
  const [query] = useSearchParams();
  const panel = query.get('panel');
  const channel = query.get('channel');
  const close = () => void go(hrefOf(), { replace: true });
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
        onOpen={(id) => void go(hrefOf({ panel: 'iron', channel: id }))}
        onClose={close}
      />
      <IronMembersPanel channelId={panel === 'ironMembers' ? channel : null} onClose={close} />
    </>
  );
}
