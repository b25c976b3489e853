/** Somebody or a class a message can be sent to (E35, E39). */
export interface ForwardTargetView {
  /** Uid or group id. */
  id: string;
  type: 'user' | 'group';
  name: string;
  img: string;
  /** Members of a group. */
  members?: number;
}

export interface ForwardResult {
  target: ForwardTargetView;
  /** Why it was refused, a sentence for the member; left out when it went. */
  reason?: string;
}

export type ForwardDialogMode = 'single' | 'merged';

export type ForwardState =
  | { kind: 'closed' }
  | { kind: 'choosing' }
  | { kind: 'sending' }
  /** One for each target, so that a refused one is named (E35). */
  | { kind: 'sent'; results: readonly ForwardResult[] };

export interface ForwardDialogProps {
  state: ForwardState;
  /** What is sent; left out it is messages. */
  title?: string;
  /** How many messages are sent on, 1 to 50 (K02). */
  messageCount: number;
  /** Recent ones first; those that fit `query` once something is searched. */
  targets: readonly ForwardTargetView[];
  query: string;
  onSearch: (query: string) => void;
  chosen: readonly ForwardTargetView[];
  onChoose: (chosen: readonly ForwardTargetView[]) => void;
  /** Most targets: 9 (K03). */
  most?: number;
  /** One by one or as one card (D38); asked only for several messages. */
  mode: ForwardDialogMode;
  onMode: (mode: ForwardDialogMode) => void;
  onSend: () => void;
  /** Once more to those that were refused. */
  onRetry: (failed: readonly ForwardTargetView[]) => void;
  onClose: () => void;
}
