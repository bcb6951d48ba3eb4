/**
 * Letters that look Latin (the confusables of UTS 39 that names may contain), small capitals, turned letters, and
 * letters with a stroke or hook. Capitals are listed if they look like another letter than their lower case.
 */
const lookAlikes: readonly (readonly [latin: string, others: string])[] = [
  ['a', 'ᴀɑɐɒⱥаαӑҩꭺᎪ'],
  ['b', 'ʙƀɓƃƅвьъбҍβᏴᏏꞗ'],
  ['c', 'ᴄȼƈɔɕсϲҫᏟꞓ'],
  ['d', 'ᴅđɖɗƌȡԁժðꭰᎠᏧꝺ'],
  ['e', 'ᴇɇəǝɘɛɜеєэҽεϵεԑᎬ'],
  ['f', 'ꜰƒſẝꞙքϝꞙꝼ'],
  ['g', 'ɢɡǥɠᶃƍցԍᏀᏳꞡᵹ'],
  ['h', 'ʜħɦɥⱨһнңӊӈԋћђհիΗᎻᏂ'],
  ['i', 'ɪıɨɩᴉᵻіιӏᎥΙ'],
  ['j', 'ᴊɉȷʝјϳյᎫ'],
  ['k', 'ᴋĸƙⱪʞꝁкқҝҟҡκϰᏦꝃꝅꞣկ'],
  ['l', 'ʟłƚɫɬɭȴⅼլᏞ'],
  ['m', 'ᴍɱʍɯᵯмӎΜᎷ'],
  ['n', 'ɴƞɲɳŋȵᴎпиηπոռղΝꞑꞥնᏁ'],
  ['o', 'ᴏᴑøɵꝋоөοσօסჿᎾΟꝍᎧ'],
  ['p', 'ᴘƥᵽрρϱրᏢΡꝑꝓꝕ'],
  ['q', 'ꞯʠɋԛգզϙꝗꝙ'],
  ['r', 'ʀɍɹɽɾɼгґғяᴦᴙᎡᏒꝛꞃꞧ'],
  ['s', 'ꜱʂƨșѕςƽտᏚᏕꞅꞩ'],
  ['t', 'ᴛŧƭʈʇⱦƫтҭτᎢΤꞇ'],
  ['u', 'ᴜʉʊᵾцџυսμᏌ'],
  ['v', 'ᴠʋʌⱱѵνטᏙꝟվ'],
  ['w', 'ᴡⱳѡԝшщωաᏔᏇ'],
  ['x', 'хҳχ×Χ'],
  ['y', 'ʏƴɏʎỿуүұӯγყᎩᎽΥ'],
  ['z', 'ᴢƶʐʑȥⱬᏃζΖ'],
  ['ae', 'æӕᴁ'],
  ['oe', 'œɶ'],
  ['ss', 'ß'],
  ['th', 'þꝥꝧ'],
];

const latinByLookAlike = new Map(
  lookAlikes.flatMap(([latin, others]) => Array.from(others, (other) => [other, latin] as const)),
);

/** A text in lower-case Latin look-alikes without marks; other letters are unchanged. */
export function asLatin(text: string): string {
  let plain = '';
  for (const letter of text.normalize('NFKC').normalize('NFD')) {
    const small = letter.toLowerCase();
    plain +=
      latinByLookAlike.get(letter) ??
      latinByLookAlike.get(small) ??
      latinByLookAlike.get(letter.toUpperCase()) ??
      small;
  }
  return plain.replace(/\p{M}/gu, '');
}
