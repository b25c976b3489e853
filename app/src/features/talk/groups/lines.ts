import type { GroupEntry, InboxLine } from '@goldbean/contract/talk';

/** A group in the list, with how far its last line has come. */
export interface ListedGroup extends GroupEntry {
  /** Newest `seq` whose message the list knows: I may have deleted the message itself. */
  line_seq: number;
}

/** A group as G068 tells of it. */
export const listed = (entry: GroupEntry): ListedGroup => ({ ...entry, line_seq: entry.last_seq });

/**
 * Brings a group to where the inbox says that it stands. A line from before the list was made changes nothing.
 * @returns whether it was news
 */
export function follow(entry: ListedGroup, line: InboxLine): boolean {
  if (line.last_seq < entry.last_seq) return false;
  entry.last_seq = line.last_seq;
  entry.unread = line.unread;
  entry.mentioned = line.mentioned === true;
  if (line.read_seq !== undefined) entry.read_seq = line.read_seq;
  if (line.name !== undefined) entry.group.name = line.name;
  const last = line.last_msg;
  // Newer than the list, or the same one taken back; one that I deleted for myself stays away.
  if (last && (last.seq > entry.line_seq || last.id === entry.last_msg?.id)) {
    entry.last_msg = last;
    entry.line_seq = last.seq;
  }
  return true;
}
