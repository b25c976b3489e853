import { fileLimits } from '@goldbean/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Registry } from '../../../platform/registry.ts';
import { isGoodAddress, signatureOf } from '../../../platform/signatures.ts';
import type { FileScene, SceneRule } from './files.domain.ts';
import { findFiles, type FileRow } from './files.repository.ts';

/** Those of the files that the member may read now; answered by the feature that uses them. */
export type FileReaders = (
  reader: Reader,
  uid: string,
  fileIds: readonly string[],
) => Promise<ReadonlySet<string>>;

/** What a scene accepts, and who may read it: everybody who has the address, or whom its feature says. */
export interface OpenScene extends SceneRule {
  readonly readers: 'everyone' | FileReaders;
  /** Its files are for looking at: their readers are not offered to save them (S26). */
  readonly isViewOnly?: boolean;
}

/** Whom an address of a private file serves, and until when (UTC ms). */
export interface FileTicket {
  readonly fileId: string;
  readonly uid: string;
  readonly expires: number;
}

interface AddressParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly secret: string;
  readonly scenes: Registry<Record<FileScene, OpenScene>>;
}

/** Short-lived addresses of private files: signed for one member (D86), whose right is asked again when one is used. */
export function createAddresses({ database, clock, secret, scenes }: AddressParts) {
  const signOf = ({ fileId, uid, expires }: FileTicket): string =>
    signatureOf(secret, 'file', fileId, uid, expires);

  /** The upload on which the right hangs: of what was converted, the one that came. */
  const rootOf = ({ file_id, made_of }: FileRow): string => made_of ?? file_id;

  /** Those of the private files that the member may read: what is not in use yet is its sender's alone. */
  async function readable(reader: Reader, uid: string, fileIds: readonly string[]): Promise<FileRow[]> {
    const found = await findFiles(reader, fileIds);
    const open = new Set<string>();
    for (const scene of new Set(found.map((file) => file.scene))) {
      const { readers } = scenes.need(scene);
      if (readers === 'everyone') continue;
      const used = found.filter((file) => file.scene === scene && file.used_at !== null);
      const allowed = await readers(reader, uid, used.map(rootOf));
      for (const id of allowed) open.add(id);
      for (const file of found)
        if (file.scene === scene && file.used_at === null && file.uid === uid) open.add(file.file_id);
    }
    return found.filter((file) => open.has(rootOf(file)));
  }

  /** An address for a member who has the right, relative to the host. */
  function addressOf(fileId: string, uid: string): string {
    const expires = clock.now() + fileLimits.fileAddressMs;
    const sig = signOf({ fileId, uid, expires });
    return `/files/private/${fileId}?${new URLSearchParams({ uid, exp: String(expires), sig }).toString()}`;
  }

  return {
    addressOf,

    /** G170: what the member may not read is left out. */
    async addresses(uid: string, fileIds: readonly string[]): Promise<{ file_id: string; url: string }[]> {
      const files = await readable(database.reader, uid, fileIds);
      return files.map(({ file_id }) => ({ file_id, url: addressOf(file_id, uid) }));
    },

    /** G187: a file and whether its readers may save it. @throws Refusal `file.unknown`, `file.forbidden` (D09) */
    async facts(uid: string, fileId: string): Promise<{ file: FileRow; canDownload: boolean }> {
      const [known] = await findFiles(database.reader, [fileId]);
      if (!known) return refuse('file.unknown');
      const [file] = await readable(database.reader, uid, [fileId]);
      if (!file) return refuse('file.forbidden');
      return { file, canDownload: scenes.need(file.scene).isViewOnly !== true };
    },

    /** @returns 'refused' for an address that is not, or no longer, good; null when the right or the file is gone */
    async open(ticket: FileTicket, sign: string): Promise<FileRow | 'refused' | null> {
      const { expires } = ticket;
      if (!isGoodAddress({ expires, sign, expected: signOf(ticket) }, clock.now())) return 'refused';
      const [file] = await readable(database.reader, ticket.uid, [ticket.fileId]);
      return file ?? null;
    },
  };
}
