import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const Events = styled.ol`
  display: grid;

  & > li {
    position: relative;
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr);
    gap: ${space[3]};
    padding-block-end: ${space[5]};
  }

  & > li:not(:last-of-type)::before {
    content: '';
    position: absolute;
    inset-block: 28px 0;
    inset-inline-start: 13px;
    inline-size: 2px;
    background: ${color.border.subtle};
  }
`;

export const EventMark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  color: ${color.text.secondary};
  background: ${color.surface.sunken};
  border-radius: ${radius.round};

  &:empty::before {
    content: '';
    inline-size: 8px;
    block-size: 8px;
    background: currentColor;
    border-radius: ${radius.round};
  }

  & > svg {
    inline-size: 16px;
    block-size: 16px;
  }

  &[data-tone='brand'] {
    color: ${color.brand.onSubtle};
    background: ${color.brand.subtle};
  }

  &[data-tone='success'] {
    color: ${color.success.text};
    background: ${color.success.subtle};
  }

  &[data-tone='gold'] {
    color: ${color.gold.text};
    background: ${color.gold.subtle};
  }
`;

export const EventWords = styled.div`
  display: grid;
  gap: ${space[1]};
  min-inline-size: 0;
  padding-block-start: 3px;
  overflow-wrap: anywhere;

  & strong {
    font-weight: ${font.weight.semibold};
  }

  & > small {
    font-size: ${font.size.caption};
    font-variant-numeric: tabular-nums;
    color: ${color.text.muted};
  }
`;

export const EventReason = styled.p`
  padding: ${space[2]} ${space[3]};
  color: ${color.text.secondary};
  background: ${color.surface.sunken};
  border-radius: ${radius.medium};
`;

export const WaitingEvents = styled.div`
  display: grid;
  gap: ${space[4]};

  & > div {
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr);
    gap: ${space[3]};
    align-items: center;
  }
`;
