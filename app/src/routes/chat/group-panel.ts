/** What a panel beside the talk is told of the group that is open. */
export interface GroupPanelProps {
  readonly groupId: string;
  readonly room: string;
  /** It was dissolved, and is only read (domain 3.4). */
  readonly isOver: boolean;
  /** Staff: asks about muting a member, or letting them speak again. */
  readonly onMute: (member: { readonly uid: string; readonly nickname: string }) => void;
  /** Opens the conversation with a member (E39). */
  readonly onMessage: (member: { readonly uid: string }) => void;
  /** Names a member in what is being written. */
  readonly onMention: (member: {
    readonly uid: string;
    readonly nickname: string;
    readonly img: string;
  }) => void;
}
