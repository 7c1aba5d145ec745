"""Renders photos: npm run photos -- NAME… [--draft] [--out FOLDER]. Without a name, lists them."""

import argparse
import pathlib
import subprocess
import sys

PHOTOS, CUTOUTS = 'content/photos', 'site/sections/home/locks'
HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))


def main():
    from renderer.recipes import RECIPES

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('names', nargs='*')
    parser.add_argument('--draft', action='store_true', help='small and with few samples')
    parser.add_argument('--out', type=pathlib.Path, help='instead of where the site has it')
    options = parser.parse_args()
    if not options.names:
        print('\n'.join(sorted(RECIPES)))
        return
    for name in options.names:
        if name not in RECIPES:
            parser.error(f'found name "{name}", expected one of {", ".join(sorted(RECIPES))}')
        # Blender keeps its data until the process ends, so each picture gets its own.
        place = HERE.parent / (CUTOUTS if RECIPES[name].cutout else PHOTOS)
        folder = options.out.resolve() if options.out else place
        folder.mkdir(parents=True, exist_ok=True)
        out = folder / (f'{name}.webp' if RECIPES[name].cutout else f'{name}.jpg')
        flags = ['--draft'] * options.draft
        subprocess.run([sys.executable, '-m', 'renderer.render', name, out, *flags], cwd=HERE, check=True)


main()
