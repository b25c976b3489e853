import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, shadow, space } = tokens;

export const MemberRoot = styled.article`
  display: grid;
  gap: ${space[4]};
  inline-size: 320px;
  max-inline-size: 100%;
  padding: ${space[4]};
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium};
  box-shadow: ${shadow.floating};
`;

export const MemberHead = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[3]};

  & h3 {
    font-size: ${font.size.reading};
    overflow-wrap: anywhere;
  }
`;

export const MemberMeta = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px ${space[2]};
  font-size: ${font.size.caption};
  line-height: ${font.line.ui};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  color: ${color.text.muted};

  &[data-tone='danger'] {
    color: ${color.danger.text};
  }

  & > svg {
    inline-size: 14px;
    block-size: 14px;
  }
`;

export const MemberPart = styled.section`
  display: grid;
  gap: ${space[2]};

  & > h4 {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space[2]};
    font-size: ${font.size.caption};
    font-weight: ${font.weight.medium};
    color: ${color.text.secondary};
  }

  & > h4 > small {
    font-size: ${font.size.caption};
    font-weight: ${font.weight.regular};
    color: ${color.text.muted};
  }
`;

export const MemberLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  overflow-wrap: anywhere;

  & > p {
    flex: 1;
    min-inline-size: 0;
  }
`;

export const MemberForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[2]};

  & > p {
    grid-column: span 2;
    font-size: ${font.size.caption};
    color: ${color.danger.text};
  }
`;
