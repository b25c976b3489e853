import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { asItIs, offer, Row } from './list.tsx';

offer({
  shape: asItIs,
  List: ({ messages }) => {
    const scroll = useRef<HTMLDivElement>(null);
    const virtual = useVirtualizer({
      count: messages.length,
      getScrollElement: () => scroll.current,
      estimateSize: () => 74,
      overscan: 6,
      getItemKey: (at) => messages[at]?.id ?? at,
    });
    const items = virtual.getVirtualItems();
    return (
      <div ref={scroll} className="scroll">
        <div style={{ position: 'relative', height: virtual.getTotalSize() }}>
          <div
            style={{
              position: 'absolute',
              insetInline: 0,
              transform: `translateY(${items[0]?.start ?? 0}px)`,
            }}
          >
            {items.map(({ key, index }) => {
              const message = messages[index];
              return (
                message && (
                  <div key={key} data-index={index} ref={virtual.measureElement}>
                    <Row message={message} />
                  </div>
                )
              );
            })}
          </div>
        </div>
      </div>
    );
  },
});
