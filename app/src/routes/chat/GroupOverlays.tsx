import { paths } from '../../shared/paths/index.ts';
import { IronPanels } from '../hljw/IronPanels.tsx';
import { PageClub } from '../hljw/PageClub.tsx';

export interface GroupOverlaysProps {
  readonly groupId: string;
  /** Key of the panel beside the talk; empty while there is none. */
  readonly side: string;
}

/** Over the talk of a group, by its address (D91): the fan club and the iron fans of its channel. */
export function GroupOverlays({ groupId, side }: GroupOverlaysProps) {
  const here = { group: groupId, side };
  return (
    <>
      <IronPanels hrefOf={(over) => paths.chat.href({ ...here, ...over })} />
      <PageClub href={paths.chat.href(here)} watchHref={paths.homepage.href()} />
    </>
  );
}
