import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const OrderRoot = styled.article`
  display: grid;
  gap: ${space[5]};
  padding: ${space[6]};
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium};

  & h4 {
    margin-block-end: ${space[3]};
    font-size: ${font.size.ui};
  }
`;

export const OrderHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};

  & > h3 {
    font-size: ${font.size.title};
  }

  & > p {
    flex-basis: 100%;
    color: ${color.text.secondary};
  }
`;

export const OrderFacts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
  gap: ${space[3]} ${space[5]};
  padding-block: ${space[4]};
  border-block: 1px solid ${color.border.subtle};

  & dt {
    font-size: ${font.size.caption};
    color: ${color.text.muted};
  }

  & dd {
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

export const OrderSteps = styled.ol`
  & > li {
    --dot: ${color.text.muted};

    position: relative;
    display: grid;
    grid-template-columns: 152px minmax(0, 1fr);
    gap: ${space[6]};
    padding-block-end: ${space[4]};
  }

  & > li:last-of-type {
    padding-block-end: 0;
  }

  & > li::before {
    content: '';
    position: absolute;
    inset-inline-start: calc(152px + ${space[3]} - 4px);
    inset-block-start: calc(0.5lh - 4px);
    inline-size: 8px;
    block-size: 8px;
    background: var(--dot);
    border-radius: ${radius.round};
  }

  & > li:not(:last-of-type)::after {
    content: '';
    position: absolute;
    inset-inline-start: calc(152px + ${space[3]} - 0.5px);
    inset-block: calc(0.5lh + 8px) calc(-0.5lh + 8px);
    border-inline-start: 1px solid ${color.border.default};
  }

  & > li[data-stage] {
    --dot: ${color.info.fill};
  }

  & > li[data-stage='credited'] {
    --dot: ${color.success.fill};
  }

  & > li[data-stage='failed'] {
    --dot: ${color.danger.fill};
  }

  & > li[data-stage='closed'] {
    --dot: ${color.text.primary};
  }

  & > li[data-stage='created'] {
    --dot: ${color.warning.fill};
  }

  & > li > time {
    font-variant-numeric: tabular-nums;
    color: ${color.text.muted};
  }

  & > li > div {
    display: grid;
  }

  & strong {
    font-weight: ${font.weight.medium};
  }

  & small {
    font-size: ${font.size.caption};
    color: ${color.text.muted};
  }
`;

export const OrderActions = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`;
