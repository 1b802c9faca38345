name-upgrade-prairie = wagon upgrade “wood or iron”
name-sen-prairie = senator for a telegraph office
name-most-prairie = most track tiles in the cargo
