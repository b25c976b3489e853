import { type KeyboardEvent, useState } from 'react';
import { isOfInputMethod, TextInput } from '../../../primitives/index.ts';
import { PageFieldRoot } from './DocumentToolbar.styles.ts';

interface PageFieldProps {
  label: string;
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
}

/** The page that is read; another number and Enter go there. */
export function PageField({ label, page, pageCount, onPage }: PageFieldProps) {
  /** What is being typed; null while nothing is. */
  const [typed, setTyped] = useState<string | null>(null);

  const go = () => {
    const wanted = Number(typed);
    setTyped(null);
    if (typed === null || typed.trim() === '' || !Number.isInteger(wanted)) return;
    onPage(Math.min(pageCount, Math.max(1, wanted)));
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (isOfInputMethod(event)) return;
    if (event.key === 'Enter') go();
    if (event.key === 'Escape') setTyped(null);
  };

  return (
    <PageFieldRoot>
      <TextInput
        inputMode="numeric"
        aria-label={label}
        value={typed ?? String(page)}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={handleKeyDown}
        onBlur={go}
      />
    </PageFieldRoot>
  );
}
