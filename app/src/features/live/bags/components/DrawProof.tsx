import { Dialog, ErrorState } from '@goldbean/design-system/primitives';
import { FairnessProof } from '@goldbean/design-system/red-packet';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { refusalWords } from '../../../../shared/i18n/index.ts';
import { bagsState } from '../bags.state.ts';
import { closeProof, openProof, verifyDraw } from '../proof.actions.ts';
import { drawProofState } from './bag-view.ts';

/** N01: the proof of the draw that is looked at; the browser draws it again. */
export function DrawProof() {
  const { t } = useTranslation(['red-packet', 'primitives', 'actions']);
  const { bag, award, proof } = useSnapshot(bagsState);
  if (!bag || !proof) return null;
  const names = new Map(award?.winners.map(({ uid, nickname }) => [uid, nickname]));
  return (
    <Dialog isOpen onClose={closeProof} title={t('proof.title')} closeLabel={t('primitives:close')}>
      {proof.phase === 'failed' ? (
        <ErrorState
          title={t('proof.failed')}
          retry={{ label: t('actions:retry'), onRetry: () => void openProof() }}
        >
          {refusalWords(proof.failure)}
        </ErrorState>
      ) : (
        <FairnessProof
          subject="draw"
          hash={bag.hash}
          state={drawProofState(proof, t('proof.unavailable'))}
          {...(proof.data && {
            draw: {
              entries: proof.data.entries.length,
              winners: proof.data.winners.map((uid) => names.get(uid) ?? uid),
            },
          })}
          onVerify={() => void verifyDraw()}
        />
      )}
    </Dialog>
  );
}
