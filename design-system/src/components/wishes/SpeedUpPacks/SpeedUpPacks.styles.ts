import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const PacksRoot = styled.section`
  display: grid;
  align-content: start;
  gap: ${space[4]};
  padding: ${space[5]};
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.large};

  & > header > h3 {
    font-size: ${font.size.title};
  }

  & > header > p {
    color: ${color.text.secondary};
    overflow-wrap: anywhere;
  }

  & > form {
    display: grid;
    gap: ${space[3]};
  }
`;

export const Packs = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(100px, 1fr));
  gap: ${space[2]};
`;

export const Pack = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  align-content: center;
  gap: ${space[1]};
  min-block-size: 72px;
  padding: ${space[2]};
  line-height: ${font.line.tight};
  text-align: center;
  border: 1px solid ${color.border.default};
  border-radius: ${radius.medium};
  cursor: pointer;

  & > input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    opacity: 0;
    cursor: inherit;
  }

  & > strong {
    font-weight: ${font.weight.semibold};
    font-variant-numeric: tabular-nums;
  }

  &:hover {
    background: ${color.surface.hover};
  }

  &:has(:checked) {
    background: ${color.gold.subtle};
    border-color: ${color.gold.fillDeep};
  }

  &:has(:disabled) {
    cursor: progress;
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color.focus.ring};
    outline-offset: 2px;
  }
`;

export const PacksNote = styled.p`
  font-size: ${font.size.caption};
  color: ${color.text.muted};
`;

export const PacksFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};

  /* Where the balance is unknown the button stands where it stands otherwise. */
  & > button:first-child {
    margin-inline-start: auto;
  }

  & > small {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 0 ${space[2]};
    font-size: ${font.size.caption};
    color: ${color.text.muted};
  }

  & > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]} ${space[3]};
    inline-size: 100%;
    font-size: ${font.size.caption};
    color: ${color.danger.text};
  }
`;

export const Bought = styled.output`
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  padding: ${space[4]};
  text-align: center;
  background: ${color.gold.subtle};
  border-radius: ${radius.medium};

  & > svg {
    inline-size: 36px;
    block-size: 36px;
    color: ${color.gold.text};
  }

  & > strong {
    font-size: ${font.size.title};
    font-weight: ${font.weight.semibold};
    color: ${color.gold.text};
  }

  & > p {
    font-variant-numeric: tabular-nums;
  }
`;
