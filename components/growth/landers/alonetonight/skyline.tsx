import styles from './skyline.module.css';

// One path per layer, 1440 by 300; a window is a short thick stroke.
const far =
  'M0 300V126h34v-30h3v30h35V174h76V114h44v-30h3v30h45V180h84V156h72V204h22v-30h3v30h23V180h72V198' +
  'h76V174h44V210h38v-30h3v30h39V126h64V182h19v-14h38v14h19V210h72V162h34v-30h3v30h35V212h19v-14h38' +
  'v14h19V182h16v-14h32v14h16V198h44V206h17v-14h34v14h17V198h68V210h84V204h16v-30h3v30h17V300z';
const near =
  'M0 300V198h28v-14h56v14h28V244l58-38 58 38V178h70v-12h10v12h8V244h86v-12h10v12h8V264h26v-14h52' +
  'v14h26V238h76V250l38-25 38 25V192h30v-14h60v14h30V190l42-28 42 28V208l44-29 44 29V184h88V204h29' +
  'v-14h58v14h29V228h19v-14h38v14h19V250h70v-12h10v12h8V250h100V214l2-1 2 1V300z';
const dim =
  'M14 236v10m44 -10v10m22 -10v10m0 16v10m68 -14v10m22 -10v10m44 -10v10m28 -12v10m132 4v10m104 -4' +
  'v10m60 -22v10m76 -10v10m98 -70v10m-22 16v10m88 -10v10m-88 16v10m66 -10v10m-44 16v10m120 -10v10' +
  'm62 -70v10m110 -22v10m22 16v10m66 -30v10m66 16v10m-44 16v10m72 -12v10m22 -10v10m54 0v10m88 -10' +
  'v10m44 -10v10';
const lit =
  'M36 210v10m44 -10v10m-66 42v10m22 -10v10m250 -68v10m-44 16v10m22 16v10m0 16v10m132 -22v10m38 -4' +
  'v10m202 -22v10m54 -70v10m44 16v10m22 -10v10m-44 16v10m22 -10v10m-44 16v10m164 -88v10m-44 16v10' +
  'm22 -10v10m22 16v10m84 -44v10m220 -16v10m0 42v10m50 -38v10m164 26v10';

/** A town at night in the brand's colours. */
export function Skyline() {
  return (
    <svg
      className={styles.town}
      viewBox="0 0 1440 300"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path className={styles.far} d={far} />
      <path className={styles.near} d={near} />
      <path className={styles.dim} d={dim} />
      <path className={styles.lit} d={lit} />
    </svg>
  );
}

const stars =
  'M424 138h0M357 198h0M711 174h0M915 133h0M504 89h0M838 176h0M523 56h0M1308 116h0M420 231h0' +
  'M448 104h0M459 155h0M658 59h0M288 40h0M1026 95h0M93 188h0M141 249h0M576 216h0M356 34h0M932 126h0' +
  'M573 242h0M448 218h0M857 103h0M1291 139h0M1021 178h0M655 189h0M1289 121h0M666 25h0M74 77h0' +
  'M1254 16h0M1399 187h0M585 152h0M735 85h0M1339 208h0M1165 10h0M1322 40h0M839 122h0M398 12h0' +
  'M555 66h0M298 209h0M106 167h0M246 120h0M233 167h0M1106 173h0M1320 212h0M765 25h0M1411 56h0';

/** The stars and moon above the town. */
export function NightSky() {
  return (
    <>
      <svg
        className={styles.stars}
        viewBox="0 0 1440 260"
        preserveAspectRatio="xMidYMin slice"
        aria-hidden="true"
      >
        <path d={stars} />
      </svg>
      <svg className={styles.moon} viewBox="0 0 64 64" aria-hidden="true">
        <path d="M40 4a28 28 0 1 0 20 36A24 24 0 0 1 40 4z" />
      </svg>
    </>
  );
}
