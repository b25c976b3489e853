import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  BoldIcon,
  Button,
  Field,
  Heading2Icon,
  Heading3Icon,
  IconButton,
  ImagePlusIcon,
  ItalicIcon,
  LinkIcon,
  ListIcon,
  ListOrderedIcon,
  PilcrowIcon,
  QuoteIcon,
  Redo2Icon,
  TextInput,
  Undo2Icon,
} from '../../../primitives/index.ts';
import type { DocumentBodyBlock } from '../DocumentBody/document.ts';
import { type BlockLook, createDocumentEditor, type RunningEditor } from './create-document-editor.ts';
import { EditorPage, EditorRoot, EditorTools, LinkRow } from './DocumentEditor.styles.ts';

export interface DocumentEditorProps {
  /** Names it for screen readers. */
  label: string;
  /** What it begins with; later changes are the editor's own. */
  initial: readonly DocumentBodyBlock[];
  /** Addresses of the pictures it begins with, by file. */
  pictures: Readonly<Record<string, string>>;
  onChange: (blocks: readonly DocumentBodyBlock[]) => void;
  /** Sends a picture; null when it did not arrive, which the page says. */
  onPicture: (file: File) => Promise<{ readonly id: string; readonly url: string } | null>;
  /** Whether an address may be linked to. */
  isLink: (href: string) => boolean;
}

const looks: readonly (readonly [BlockLook, ReactNode])[] = [
  ['paragraph', <PilcrowIcon key="p" aria-hidden="true" />],
  ['heading', <Heading2Icon key="h2" aria-hidden="true" />],
  ['subheading', <Heading3Icon key="h3" aria-hidden="true" />],
  ['bullets', <ListIcon key="ul" aria-hidden="true" />],
  ['numbers', <ListOrderedIcon key="ol" aria-hidden="true" />],
  ['quote', <QuoteIcon key="q" aria-hidden="true" />],
];

/** Where an article is written: a document of blocks, with the keys one knows (S50). Loaded with the writing page alone. */
export function DocumentEditor({
  label,
  initial,
  pictures,
  onChange,
  onPicture,
  isLink,
}: DocumentEditorProps) {
  const { t } = useTranslation('article');
  const page = useRef<HTMLDivElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const editor = useRef<RunningEditor>(undefined);
  /** The address that is typed; null while none is asked for. */
  const [href, setHref] = useState<string | null>(null);
  const [isWrong, setIsWrong] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const tell = useEffectEvent(onChange);
  const begin = useEffectEvent((element: HTMLElement) =>
    createDocumentEditor(element, initial, pictures, (blocks) => tell(blocks)),
  );
  useEffect(() => {
    if (!page.current) return undefined;
    const running = begin(page.current);
    editor.current = running;
    return running.stop;
  }, []);

  const addPicture = async (file: File | undefined) => {
    if (!file) return;
    setIsSending(true);
    const sent = await onPicture(file);
    setIsSending(false);
    if (sent) editor.current?.picture(sent.id, sent.url, file.name.replace(/\.[^.]+$/, ''));
  };
  const setLink = () => {
    const given = href?.trim() ?? '';
    if (given !== '' && !isLink(given)) {
      setIsWrong(true);
      return;
    }
    setHref(null);
    editor.current?.focus();
    editor.current?.link(given === '' ? null : given);
  };
  /** The selection stays where it is while a tool is pressed. */
  const hold = {
    onMouseDown: (event: { preventDefault(): void }) => event.preventDefault(),
    size: 'small' as const,
  };

  return (
    <EditorRoot>
      <EditorTools role="toolbar" aria-label={t('editor.tools')}>
        {looks.map(([look, icon]) => (
          <IconButton
            key={look}
            {...hold}
            label={t(`editor.${look}`)}
            icon={icon}
            onClick={() => editor.current?.look(look)}
          />
        ))}
        <IconButton
          {...hold}
          label={t('editor.bold')}
          icon={<BoldIcon aria-hidden="true" />}
          onClick={() => editor.current?.bold()}
        />
        <IconButton
          {...hold}
          label={t('editor.italic')}
          icon={<ItalicIcon aria-hidden="true" />}
          onClick={() => editor.current?.italic()}
        />
        <IconButton
          {...hold}
          label={t('editor.link')}
          icon={<LinkIcon aria-hidden="true" />}
          onClick={() => {
            setIsWrong(false);
            setHref(href === null ? '' : null);
          }}
        />
        <IconButton
          {...hold}
          label={t(isSending ? 'editor.sending' : 'editor.picture')}
          icon={<ImagePlusIcon aria-hidden="true" />}
          {...(isSending && { disabledReason: t('editor.sending') })}
          onClick={() => files.current?.click()}
        />
        <IconButton
          {...hold}
          label={t('editor.undo')}
          icon={<Undo2Icon aria-hidden="true" />}
          onClick={() => editor.current?.undo()}
        />
        <IconButton
          {...hold}
          label={t('editor.redo')}
          icon={<Redo2Icon aria-hidden="true" />}
          onClick={() => editor.current?.redo()}
        />
        {href !== null && (
          <LinkRow
            onSubmit={(event) => {
              event.preventDefault();
              setLink();
            }}
          >
            <Field label={t('editor.address')} {...(isWrong && { error: t('editor.wrongAddress') })}>
              <TextInput
                value={href}
                inputMode="url"
                placeholder="https://"
                onChange={(event) => setHref(event.target.value)}
              />
            </Field>
            <Button type="submit">{t('editor.setLink')}</Button>
          </LinkRow>
        )}
      </EditorTools>
      <input
        ref={files}
        type="file"
        hidden
        accept="image/*"
        aria-label={t('editor.picture')}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          void addPicture(file);
        }}
      />
      <EditorPage ref={page} contentEditable role="textbox" aria-multiline="true" aria-label={label} />
    </EditorRoot>
  );
}
