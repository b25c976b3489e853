import { tokens } from '@goldbean/tokens';
import { staticClass } from '../../../styling/index.ts';

const { color, font, radius, redPacket } = tokens;

/** A class made once: every message of a fan carries one. */
export const fanBadgeClass = staticClass`
  --ground: ${color.surface.sunken};
  --ink: ${color.text.muted};
  --edge: ${color.border.default};

  display: inline-flex;
  align-items: center;
  flex: none;
  gap: 5px;
  max-inline-size: 100%;
  padding-inline: 2px 8px;
  font-size: ${font.size.caption};
  font-weight: ${font.weight.medium};
  line-height: ${font.line.tight};
  color: var(--ink);
  background: var(--ground);
  border: 1px solid var(--edge);
  border-radius: ${radius.round};

  & > b {
    min-inline-size: 18px;
    padding-inline: 4px;
    font-size: 11px;
    font-weight: ${font.weight.bold};
    font-variant-numeric: tabular-nums;
    text-align: center;
    border-inline-end: 1px solid currentColor;
  }

  &[data-lit][data-tier='1'] { --ground: ${color.surface.default}; --ink: ${color.text.secondary}; --edge: ${color.border.control}; }
  &[data-lit][data-tier='2'] { --ground: ${color.info.subtle}; --ink: ${color.info.text}; --edge: ${color.info.border}; }
  &[data-lit][data-tier='3'] { --ground: ${color.brand.subtle}; --ink: ${color.brand.onSubtle}; --edge: ${color.brand.border}; }
  &[data-lit][data-tier='4'] { --ground: ${color.gold.fill}; --ink: ${color.gold.onFill}; --edge: ${color.gold.fillDeep}; }
  &[data-lit][data-tier='5'] { --ground: ${redPacket.paper}; --ink: ${redPacket.text}; --edge: ${redPacket.sealDeep}; }
`;
