export interface ClassFolder {
  id: string;
  name: string;
  /** Files in it; left out where that is not counted. */
  count?: number;
}

export interface ClassFile {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  isVideo?: boolean;
  /** Nickname of who sent it. */
  sender: string;
  /** Their uid; without it their files cannot be listed alone. */
  uid?: string;
  /** UTC ms. */
  sentAt: number;
  /** Where it is read in the page; left out for what is downloaded to be read. */
  href?: string;
}

/** Who sent files. */
export interface FilesPerson {
  uid: string;
  nickname: string;
}

export type FileFolderState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  | { kind: 'ready'; folders: readonly ClassFolder[]; files: readonly ClassFile[] };

export interface FileFolderProps {
  state: FileFolderState;
  /** Folders from the outermost to the open one; empty is the root. */
  path: readonly ClassFolder[];
  /** `null` is the root. */
  onOpenFolder: (folder: ClassFolder | null) => void;
  /** Saves a file. Its address is the caller's to ask for: files of a class are private. */
  onDownload: (file: ClassFile) => void;
  /** There are more files than those here. */
  onMore?: (() => void) | undefined;
  /** Whose files alone are listed; null is everybody. */
  person?: FilesPerson | null;
  /** Without it files are not listed by who sent them. */
  onPerson?: (person: FilesPerson | null) => void;
  query: string;
  onSearch: (query: string) => void;
  onRetry: () => void;
}
