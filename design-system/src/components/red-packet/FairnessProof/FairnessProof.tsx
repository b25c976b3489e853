import { useTranslation } from 'react-i18next';
import { Banner, Button, ShieldCheckIcon } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { ProofFacts, ProofHead, ProofRoot, ProofShares } from './FairnessProof.styles.ts';

/** What is published when it is over: the seed, and the shares in the order they were handed out. */
interface Revealed {
  seed: string;
  /** Beans; empty for a draw. */
  shares: readonly number[];
}

export type FairnessState =
  /** Still running: only the fingerprint is known. */
  | { kind: 'committed' }
  | (Revealed & { kind: 'revealed' })
  | (Revealed & { kind: 'verifying' })
  | (Revealed & { kind: 'matched' })
  /** `computed` is the fingerprint this browser arrived at, in hex. */
  | (Revealed & { kind: 'mismatched'; computed: string })
  /** The browser could not compute it. `reason` is a sentence for the member. */
  | (Revealed & { kind: 'error'; reason: string });

export interface FairnessProofProps {
  /** What was drawn: the shares of a packet, or the winners of a lucky bag. */
  subject: 'packet' | 'draw';
  /** SHA-256 of seed and shares, in hex, published at the start (N01). */
  hash: string;
  state: FairnessState;
  /** Of a draw that is over: how many could win, and the names of those who did, in its order. */
  draw?: { entries: number; winners: readonly string[] };
  /** Recomputes the fingerprint in this browser; of a draw, who wins too. */
  onVerify: () => void;
  /** Without it no way to the support is offered. */
  onSupport?: () => void;
}

/** Shows that nobody changed a draw after it began: fingerprint, seed, and a check anyone can run. */
export function FairnessProof({ subject, hash, state, draw, onVerify, onSupport }: FairnessProofProps) {
  const { t } = useTranslation('red-packet');
  const formats = useFormats();
  const isCommitted = state.kind === 'committed';
  return (
    <ProofRoot>
      <ProofHead>
        <ShieldCheckIcon aria-hidden="true" />
        <h3>{t('proof.title')}</h3>
        <p>{subject === 'packet' ? t('proof.leadPacket') : t('proof.leadDraw')}</p>
      </ProofHead>
      <ProofFacts>
        <dt>{t('proof.hash')}</dt>
        <dd data-code>{hash}</dd>
        <dt>{t('proof.seed')}</dt>
        {isCommitted ? <dd>{t('proof.sealed')}</dd> : <dd data-code>{state.seed}</dd>}
        {!isCommitted && state.shares.length > 0 && (
          <>
            <dt>{t('proof.shares')}</dt>
            <dd>
              <ProofShares>
                {/* A share is known by its place: the same amount may come twice. */}
                {Array.from(state.shares.entries(), ([place, share]) => (
                  <li key={place}>{formats.number(share)}</li>
                ))}
              </ProofShares>
            </dd>
          </>
        )}
        {draw && (
          <>
            <dt>{t('proof.entries')}</dt>
            <dd>{formats.number(draw.entries)}</dd>
            <dt>{t('proof.winners')}</dt>
            <dd>
              <ProofShares>
                {Array.from(draw.winners.entries(), ([place, name]) => (
                  <li key={place}>{name}</li>
                ))}
              </ProofShares>
            </dd>
          </>
        )}
        {state.kind === 'mismatched' && (
          <>
            <dt>{t('proof.computed')}</dt>
            <dd data-code>{state.computed}</dd>
          </>
        )}
      </ProofFacts>
      {state.kind === 'matched' && (
        <Banner tone="success">{t(subject === 'draw' ? 'proof.matchedDraw' : 'proof.matched')}</Banner>
      )}
      {state.kind === 'mismatched' && (
        <Banner
          tone="danger"
          title={t('proof.mismatched')}
          action={
            onSupport && (
              <Button size="small" onClick={onSupport}>
                {t('proof.support')}
              </Button>
            )
          }
        >
          {t('proof.mismatchedHint')}
        </Banner>
      )}
      {state.kind === 'error' && (
        <Banner tone="warning" title={t('proof.failed')}>
          {state.reason}
        </Banner>
      )}
      <div>
        <Button
          busyLabel={state.kind === 'verifying' ? t('proof.verifying') : undefined}
          disabledReason={isCommitted ? t('proof.sealed') : undefined}
          onClick={onVerify}
        >
          {t('proof.verify')}
        </Button>
      </div>
    </ProofRoot>
  );
}
