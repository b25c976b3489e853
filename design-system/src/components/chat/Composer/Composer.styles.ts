import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const ComposerRoot = styled.form`
  display: grid;
  /* A word without an end must not widen the room. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
  padding: ${space[2]} ${space[3]} ${space[3]};
  background: ${color.surface.default};
  border-block-start: 1px solid ${color.border.subtle};
`;

export const ComposerToolLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
`;

export const ComposerLine = styled.div`
  position: relative;
  display: flex;
  align-items: end;
  gap: ${space[2]};

  &[hidden] {
    display: none;
  }

  & > :has(textarea) {
    flex: 1;
    min-inline-size: 0;
  }

  & > button {
    margin-block-end: 2px;
  }
`;

export const ComposerQuote = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding-inline-start: ${space[2]};
  font-size: ${font.size.caption};
  line-height: ${font.line.ui};
  color: ${color.text.secondary};
  border-inline-start: 2px solid ${color.brand.primary};

  & > p {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

export const ComposerFoot = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[3]};
  font-size: ${font.size.caption};
  line-height: ${font.line.ui};
  color: ${color.text.muted};

  &[hidden] {
    display: none;
  }

  & > [data-tone='danger'] {
    color: ${color.danger.text};
  }

  & > [data-tone='warning'] {
    color: ${color.warning.text};
  }

  & > :last-of-type {
    flex: none;
    font-variant-numeric: tabular-nums;
  }
`;

export const HeldLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  padding: ${space[2]} ${space[3]};
  line-height: ${font.line.tight};
  color: ${color.text.secondary};
  background: ${color.surface.sunken};
  border-radius: ${radius.medium};

  & > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
  }

  & > span {
    flex: 1;
    min-inline-size: 0;
  }
`;

/** Below the sentence, in the words of a member: as long as they may be. */
export const HeldWhy = styled.span`
  display: block;
  overflow-wrap: anywhere;
`;
