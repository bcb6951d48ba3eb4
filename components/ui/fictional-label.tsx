type FictionalLabelProps = {
  /** The brand's word, `fictional_singular` of the settings. */
  word: string;
  /** `photo` lies in the corner of a picture, `text` stands beside a name. */
  place?: 'photo' | 'text';
};

/** Says in words that a profile is fictional; every surface that shows such a profile carries it. */
export function FictionalLabel({ word, place = 'text' }: FictionalLabelProps) {
  return (
    <span className={place === 'photo' ? 'vk-fictional vk-fictional-photo' : 'vk-fictional'}>{word}</span>
  );
}
