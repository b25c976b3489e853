import { tokens } from '@goldbean/tokens';
import { styled } from '../../styling/index.ts';

const { color, font, radius, shadow, space } = tokens;

export const SliderRoot = styled.div`
  --thumb: 18px;
  --mark: ${color.brand.primary};

  display: flex;
  flex-direction: column;
  inline-size: 100%;
  min-inline-size: 96px;
  font-size: ${font.size.ui};
  line-height: ${font.line.tight};

  &[data-tone='gold'] {
    --mark: ${color.gold.fillDeep};
  }
`;

export const SliderHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${space[3]};
`;

export const SliderLabel = styled.label`
  font-weight: ${font.weight.medium};
`;

export const SliderValue = styled.output`
  margin-inline-start: auto;
  color: ${color.text.secondary};
  font-variant-numeric: tabular-nums;
`;

/** The thumb's centre runs from half a thumb to the width less half a thumb; the track is coloured up to it. */
export const SliderControl = styled.input`
  --reach: calc(var(--thumb) / 2 + (100% - var(--thumb)) * var(--at));

  appearance: none;
  inline-size: 100%;
  block-size: 28px;
  background: linear-gradient(to right, var(--mark) var(--reach), ${color.border.control} var(--reach)) center
    / 100% 4px no-repeat;
  border-radius: ${radius.small};
  cursor: pointer;

  &:dir(rtl) {
    background-image: linear-gradient(
      to left,
      var(--mark) var(--reach),
      ${color.border.control} var(--reach)
    );
  }

  &::-webkit-slider-thumb {
    appearance: none;
    inline-size: var(--thumb);
    block-size: var(--thumb);
    background: ${color.surface.default};
    border: 5px solid var(--mark);
    border-radius: ${radius.round};
    box-shadow: ${shadow.raised};
  }

  &::-moz-range-thumb {
    box-sizing: border-box;
    inline-size: var(--thumb);
    block-size: var(--thumb);
    background: ${color.surface.default};
    border: 5px solid var(--mark);
    border-radius: ${radius.round};
    box-shadow: ${shadow.raised};
  }

  &:disabled {
    --mark: ${color.text.disabled};
    cursor: not-allowed;
  }
`;

export const SliderMarks = styled.div`
  position: relative;
  display: grid;
  margin-inline: calc(var(--thumb) / 2);
  padding-block-start: ${space[1]};
  font-size: ${font.size.caption};
  color: ${color.text.muted};
  font-variant-numeric: tabular-nums;
`;

export const SliderMark = styled.span`
  grid-area: 1 / 1;
  position: relative;
  justify-self: start;
  inset-inline-start: calc(100% * var(--at));
  white-space: nowrap;
  translate: -50% 0;

  &:dir(rtl) {
    translate: 50% 0;
  }

  &::before {
    content: '';
    position: absolute;
    inset-block-start: calc(-1 * ${space[2]});
    inset-inline-start: 50%;
    inline-size: 1px;
    block-size: 6px;
    background: ${color.border.control};
  }

  &[data-end='start'] {
    translate: calc(var(--thumb) / -2) 0;
  }

  &[data-end='end'] {
    inset-inline: auto 0;
    justify-self: end;
    translate: calc(var(--thumb) / 2) 0;
  }

  &[data-end='start']::before {
    inset-inline-start: calc(var(--thumb) / 2);
  }

  &[data-end='end']::before {
    inset-inline: auto calc(var(--thumb) / 2);
  }
`;
