type FictionalLabelProps = {
  /** The brand's label, `fictional_singular` of the settings. */
  word: string;
  /** `photo` is in the corner of a picture, `text` beside a name. */
  place?: 'photo' | 'text';
};

/** Labels a fictional profile; required wherever one is shown. */
export function FictionalLabel({ word, place = 'text' }: FictionalLabelProps) {
  return (
    <span className={place === 'photo' ? 'vk-fictional vk-fictional-photo' : 'vk-fictional'}>{word}</span>
  );
}
