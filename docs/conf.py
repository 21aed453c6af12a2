"""The site that `make docs` builds from these pages: Sphinx with MyST and the Furo theme."""

import renard

project = "Renard"
author = "Renard's authors"
version = release = renard.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
html_theme = "furo"
html_title = "Renard"
html_favicon = "../web/public/favicon.svg"
# Headings of a page can be linked to, as on a code host.
myst_heading_anchors = 3
# Pages link to sources and to the README too, which the site does not hold.
suppress_warnings = ["myst.xref_missing"]
autodoc_member_order = "bysource"
autodoc_typehints = "description"
