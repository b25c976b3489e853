import { CoverDrawing } from '../LiveCard/CoverDrawing.tsx';
import { StagePause } from './LiveStage.styles.ts';

/** The pause picture: the one of the live session's settings, or a drawn one where there is none. */
export function PausePicture({ cover }: { cover: string | undefined }) {
  return (
    <StagePause aria-hidden="true">
      <CoverDrawing />
      {cover && <div style={{ '--cover': `url(${JSON.stringify(cover)})` }} />}
    </StagePause>
  );
}
