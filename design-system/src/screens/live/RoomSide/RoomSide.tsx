import type { ReactNode } from 'react';
import { type TabItem, Tabs } from '../../../primitives/index.ts';
import { SideStaff, SideTalk, SideTop, SideViews } from './RoomSide.styles.ts';

export interface RoomSideProps<Key extends string> {
  /** What the views have in common, for screen readers. */
  label: string;
  /** A ChannelCard. */
  channel?: ReactNode;
  /** What goes on now: a VoteCard, a LuckyBag or a BlessingBag, and red packets. */
  bag?: ReactNode;
  /** What only the staff of the room may do. */
  staff?: ReactNode;
  views: readonly TabItem<Key>[];
  selected: Key;
  onSelect: (key: Key) => void;
  /** The chosen view: the talk, who is in the room, the ranking, the products. */
  children: ReactNode;
}

/** Beside the picture: whose channel it is, and the views of the room, the talk before all. */
export function RoomSide<Key extends string>({
  label,
  channel,
  bag,
  staff,
  views,
  selected,
  onSelect,
  children,
}: RoomSideProps<Key>) {
  return (
    <>
      <SideTop>
        {channel}
        {bag}
      </SideTop>
      <SideTalk aria-label={label}>
        <SideStaff>{staff}</SideStaff>
        <SideViews>
          <Tabs label={label} items={views} selected={selected} onSelect={onSelect}>
            {children}
          </Tabs>
        </SideViews>
      </SideTalk>
    </>
  );
}
