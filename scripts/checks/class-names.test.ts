import { findClassesWithoutRule } from './class-names.ts';

const imported = "import styles from './menu.module.css';\n";
const find = (text: string, rules = '.menu > li,\n.open:hover { top: 0; }') =>
  findClassesWithoutRule(
    [['components/ui/menu.tsx', imported + text]],
    new Map([['components/ui/menu.module.css', rules]]),
  );

test('a class without a rule in the module is named', () => {
  expect(find('<ul className={styles.actions} />')).toEqual([
    'components/ui/menu.tsx: components/ui/menu.module.css has no rule for .actions',
  ]);
  expect(find("styles['menu-open']")).toHaveLength(1);
  expect(find('styles.men')).toHaveLength(1);
});

test('classes with rules are found in any selector', () => {
  expect(find("<li className={`${styles.menu} ${styles['open']}`} />")).toEqual([]);
});
