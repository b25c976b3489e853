import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const OfferRoot = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  min-inline-size: 0;
  padding: ${space[4]};
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium};
  overflow-wrap: anywhere;

  &[data-suggested] {
    border-color: ${color.brand.primary};
  }

  &[data-gone] > :not(footer) {
    color: ${color.text.muted};
  }

  & > footer {
    display: grid;
    gap: ${space[2]};
    margin-block-start: auto;
  }

  & > footer > p {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0 ${space[3]};
    min-block-size: calc(${font.size.caption} * 1.6);
    font-size: ${font.size.caption};
    line-height: ${font.line.ui};
    font-variant-numeric: tabular-nums;
    text-align: center;
    color: ${color.text.muted};
  }

  & > footer > p > strong {
    font-weight: ${font.weight.medium};
    color: ${color.warning.text};
  }
`;

export const OfferHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};

  & > h3 {
    font-size: ${font.size.reading};
  }
`;

export const OfferPrice = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[3]};
  font-size: ${font.size.caption};
  line-height: ${font.line.ui};
  font-variant-numeric: tabular-nums;
  color: ${color.text.secondary};

  & > strong {
    font-size: ${font.size.heading};
    font-weight: ${font.weight.semibold};
    color: ${color.text.primary};
  }

  & > s {
    color: ${color.text.muted};
  }

  & > span {
    flex-basis: 100%;
  }
`;

export const OfferFeatures = styled.ul`
  display: grid;
  gap: ${space[1]};
  line-height: ${font.line.ui};
  color: ${color.text.secondary};

  & > li {
    display: flex;
    gap: ${space[2]};
  }

  & > li > svg {
    flex: none;
    inline-size: 16px;
    block-size: 1lh;
    color: ${color.success.text};
  }

  & > li > span {
    min-inline-size: 0;
  }
`;
