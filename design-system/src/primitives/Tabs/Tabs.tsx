import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { TabBar, TabButton, TabList, TabPanel } from './Tabs.styles.ts';
import { useMoreTabs } from './use-more-tabs.ts';

export interface TabItem<Key extends string> {
  key: Key;
  label: ReactNode;
  /** A Badge or a number behind the label. */
  aside?: ReactNode;
}

export interface TabsProps<Key extends string> {
  /** What the tabs choose among, for screen readers: "Wishes". */
  label: string;
  items: readonly TabItem<Key>[];
  selected: Key;
  onSelect: (key: Key) => void;
  /** A line under the chosen one, or a pill for a switch of two or three. */
  look?: 'line' | 'pill';
  /** Beside the tabs, whichever is chosen. */
  end?: ReactNode;
  /** What the chosen tab shows. */
  children: ReactNode;
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Several views of one place, one at a time. Arrows move and choose; Tab goes on to the view. A list without room for all
 * scrolls, and fades where there are more. Without items, while they are loading, only what stands beside them and the
 * view are drawn.
 */
export function Tabs<Key extends string>({
  label,
  items,
  selected,
  onSelect,
  look = 'line',
  end,
  children,
}: TabsProps<Key>) {
  const id = useId();
  const { list: listRef, more } = useMoreTabs(selected);

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key];
    if (!step) return;
    const at = step(
      items.findIndex(({ key }) => key === selected),
      items.length,
    );
    const next = items[at];
    if (!next) return;
    event.preventDefault();
    onSelect(next.key);
    event.currentTarget.querySelectorAll<HTMLElement>(':scope > [role="tab"]')[at]?.focus();
  };

  const list = items.length > 0 && (
    <TabList
      ref={listRef}
      role="tablist"
      aria-label={label}
      data-look={look}
      data-more={more}
      onKeyDown={handleKeyDown}
    >
      {items.map((item) => (
        <TabButton
          key={item.key}
          type="button"
          role="tab"
          id={`${id}-${item.key}`}
          aria-selected={item.key === selected}
          aria-controls={`${id}-panel`}
          tabIndex={item.key === selected ? 0 : -1}
          onClick={() => {
            onSelect(item.key);
          }}
        >
          {item.label}
          {item.aside}
        </TabButton>
      ))}
    </TabList>
  );
  const panel =
    items.length > 0
      ? { role: 'tabpanel', id: `${id}-panel`, 'aria-labelledby': `${id}-${selected}` }
      : undefined;
  return (
    <div>
      {end === undefined ? (
        list
      ) : (
        <TabBar>
          {list}
          {end}
        </TabBar>
      )}
      <TabPanel {...panel}>{children}</TabPanel>
    </div>
  );
}
